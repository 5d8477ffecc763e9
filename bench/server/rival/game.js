// Gulag as a game of boardgame.io: the same turns, the same secrets, the same history to look at.
const { PlayerView } = require("boardgame.io/core");

const TURNS = 5;

function deal(ctx, random) {
  const deck = random.Shuffle(Array.from({ length: ctx.numPlayers }, (_, seat) => seat % 2));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    const neighbour = (seat + 1) % ctx.numPlayers;
    players[seat] = { loyalty: deck[seat], neighbour, neighbourLoyalty: deck[neighbour], own: null, past: [] };
  }
  return { secret: { deck, cards: {} }, players, workers: [], supervisor: null, work: 0, past: [] };
}

// Moves are made where the secrets are: on the server only. What a worker plays is in nobody else's log.
const secretly = (move) => ({ move, client: false, redact: true });
const openly = (move) => ({ move, client: false });

const appoint = ({ G, ctx, events, playerID }, first, second, supervisor) => {
  const named = new Set([first, second, supervisor]);
  const last = G.past.length ? G.past[G.past.length - 1] : null;
  const again = last ? [...last.workers, last.supervisor].filter((seat) => named.has(seat)).length : 0;
  if (named.size !== 3 || named.has(Number(playerID)) || again > 2) return "INVALID_MOVE";
  if ([...named].some((seat) => !(seat >= 0 && seat < ctx.numPlayers))) return "INVALID_MOVE";
  G.workers = [first, second];
  G.supervisor = supervisor;
  events.setActivePlayers({ value: { [first]: "task", [second]: "task" } });
};

const play = ({ G, ctx, events, playerID }, card) => {
  if (card !== 0 && card !== 1) return "INVALID_MOVE";
  if (G.secret.cards[playerID] !== undefined) return "INVALID_MOVE";
  G.secret.cards[playerID] = card;
  G.players[playerID].own = card;
  const waiting = G.workers.filter((seat) => G.secret.cards[seat] === undefined);
  if (waiting.length) events.setActivePlayers({ value: { [waiting[0]]: "task" } });
  else events.setActivePlayers({ value: { [G.supervisor]: "supervision" } });
};

const supervise = ({ G, ctx, events }, ordered) => {
  if (ordered !== null && !G.workers.includes(ordered)) return "INVALID_MOVE";
  const cards = G.workers.map((seat) => G.secret.cards[seat]);
  const work = cards[0] + cards[1];
  G.work += work;
  G.past.push({ commissar: Number(ctx.currentPlayer), workers: G.workers, supervisor: G.supervisor, ordered, work });
  for (const seat of G.workers) {
    G.players[seat].past.push({ turn: ctx.turn, card: G.secret.cards[seat] });
    G.players[seat].own = null;
  }
  G.secret.cards = {};
  G.workers = [];
  G.supervisor = null;
  events.endTurn();
};

module.exports.Gulag = {
  name: "gulag",
  setup: ({ ctx, random }) => deal(ctx, random),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  turn: {
    activePlayers: { currentPlayer: "appointing" },
    stages: {
      appointing: { moves: { appoint: openly(appoint) } },
      task: { moves: { play: secretly(play) } },
      supervision: { moves: { supervise: openly(supervise) } },
    },
  },
  endIf: ({ G }) => (G.past.length === TURNS ? { work: G.work, red: G.secret.deck } : undefined),
};
