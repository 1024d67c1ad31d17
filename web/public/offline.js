// Goes back to what was asked for as soon as the server answers again.
const OFTEN = 10_000;

async function look() {
  const answer = await fetch('/', { method: 'HEAD' }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener('online', look);
setInterval(look, OFTEN);
