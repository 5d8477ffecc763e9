// boardgame.io's own server with its in-memory storage.
process.env.NODE_ENV = "production";
const { Server } = require("boardgame.io/server");
const { Gulag } = require("./game.js");

const server = Server({ games: [Gulag], origins: ["http://127.0.0.1"] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
