// The load on boardgame.io: what load.py does to our server, done with socket.io clients.
//   node load.js PORT
// Each line of input is a round, {"at_once": 50, "games": 4}; each line of output what it came to.
const { io } = require("socket.io-client");
const readline = require("node:readline");

const SEATS = 5;
const MOVES = SEATS * 4;
const AT_ONCE = 20;
const port = Number(process.argv[2]);
let made = 0;

class Table {
  constructor() {
    this.id = `match-${process.pid}-${made++}`;
    this.sockets = [];
    this.missing = SEATS;
    this.made = 0;
    this.latencies = [];
    this.stopped = false;
  }

  async setUp() {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = io(`http://127.0.0.1:${port}/gulag`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      await new Promise((done) => {
        socket.once("sync", (id, { state }) => {
          this.stateID = state._stateID;
          this.first = Number(state.ctx.currentPlayer);
          done();
        });
        socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, SEATS));
      });
      socket.on("update", (id, state) => this.told(state));
    }
  }

  script() {
    const turn = Math.floor(this.made / 4);
    const part = this.made % 4;
    const commissar = (this.first + turn) % SEATS;
    const [first, second, supervisor] = [1, 2, 3].map((step) => (commissar + step) % SEATS);
    if (part === 0) return [commissar, "appoint", [first, second, supervisor]];
    if (part === 3) return [supervisor, "supervise", [null]];
    const worker = part === 1 ? first : second;
    return [worker, "play", [worker % 2]];
  }

  move() {
    const [seat, type, args] = this.script();
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: String(seat) } };
    this.missing = SEATS;
    this.began = performance.now();
    this.sockets[seat].emit("update", action, this.stateID, this.id, String(seat));
  }

  told(state) {
    this.stateID = state._stateID;
    if (--this.missing) return;
    this.latencies.push((performance.now() - this.began) / 1000);
    if (++this.made < MOVES) {
      if (!this.stopped) this.move();
      return;
    }
    if (state.ctx.gameover === undefined) throw new Error("the game should be over");
    this.over();
  }
}

async function prepare(count) {
  const tables = Array.from({ length: count }, () => new Table());
  let next = 0;
  const some = async () => {
    while (next < tables.length) await tables[next++].setUp();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  return tables;
}

async function play(tables, atOnce) {
  const waiting = [...tables];
  const began = performance.now();
  await new Promise((done) => {
    const nextGame = () => {
      const table = waiting.pop();
      if (table === undefined) return done();
      table.over = nextGame;
      table.move();
    };
    for (let place = 0; place < atOnce; place++) nextGame();
  });
  const seconds = (performance.now() - began) / 1000;
  const latencies = tables.flatMap((table) => table.latencies);
  for (const table of tables) table.stopped = true;
  return { moves: latencies.length, seconds, latencies };
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const round = JSON.parse(line);
    const tables = await prepare(round.at_once * round.games);
    await pause(500); // what setting up left behind is done by then
    console.log("go");
    const load = await play(tables, round.at_once);
    console.log(JSON.stringify(load));
    await pause(100);
    for (const table of tables) for (const socket of table.sockets) socket.close();
    await pause(300);
  }
  process.exit(0);
})();
