// A bot for `sixthcow arena "cmd:node examples/bot.js"`: it looks for the cheapest choice.
const lines = require("node:readline").createInterface({ input: process.stdin });

const say = (message) => console.log(JSON.stringify(message));

// The points of the rows that a choice would take now; choosing a row costs some.
const cost = (choice) =>
  choice.effects.reduce((sum, effect) => sum + (effect.target ? effect.worth : 4), 0);

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.hello) {
    say({ ready: 1 });
  } else if (message.view) {
    const [best] = message.view.choices.sort((a, b) => cost(a) - cost(b));
    say({ action: best.action, id: message.id });
  }
});
