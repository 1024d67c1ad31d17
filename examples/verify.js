// Was the dealer honest? docs/fairness.md in twenty lines: node verify.js < RECORD.json
const { createHash } = require('node:crypto');
const sha256 = (text) => createHash('sha256').update(text).digest();

const record = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const { seed, commitment, contributions = {} } = record.meta.fairness;
const continues = record.meta.continues?.move ?? 0; // moves of another record, not checked here
const parts = Object.keys(contributions).sort((a, b) => a - b).map((seat) => `${seat}=${contributions[seat]}`);
const mixed = parts.length ? sha256([seed, ...parts].join(':')).toString('hex') : seed;

function* words(draw) {
  for (let block = 0; ; block++)
    for (let at = 0, bytes = sha256(`${mixed}:${draw}:${block}`); at < 32; at += 4) yield bytes.readUInt32BE(at);
}
function below(limit, stream) {
  for (const fair = 2 ** 32 - (2 ** 32 % limit); ; ) {
    const { value } = stream.next();
    if (value < fair) return value % limit;
  }
}
const letter = (card) => (isNaN(card) ? 1 : 0);
const order = (a, b) => letter(a) - letter(b) || (letter(a) ? (a < b ? -1 : 1) : a - b);
const isRight = (action, draw) => {
  const cards = action.split(' ').slice(1).sort(order), stream = words(draw);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1, stream);
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return ['shuffle', ...cards].join(' ') === action;
};
const draws = record.moves.map(([who, action], at) => [who, action, at]).filter(([who]) => who === 0);
const wrong = draws.filter(([, action, at], draw) => at >= continues && action.startsWith('shuffle') && !isRight(action, draw + 1));
const honest = sha256(seed).toString('hex') === commitment && !wrong.length;
console.log(honest ? 'honest' : 'not honest', `(${draws.length} draws; seats that added to them: ${Object.keys(contributions)})`);
process.exitCode = honest ? 0 : 1;
