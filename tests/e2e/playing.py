"""Playing in the page itself, quickly: a script that clicks only what is offered and can be hit."""

from typing import Any

# What can be clicked now, once it is this person's turn; `over` when the match is. The end of a
# round is tapped away.
OFFERED = """(sending) => {
  if (document.querySelector('dialog[open] a[href^="/g/"]')) return { over: true, items: [] };
  document.querySelector('dialog[open] [data-next-round]')?.click();
  if (document.querySelector('dialog[open] [data-next-round]')) return null;
  if (!document.querySelector('.player.me[aria-current]')) return null;
  if (document.querySelector('.dock')?.textContent.includes(sending)) return null;
  const items = [...document.querySelectorAll('[data-item]')].map((element) => ({
    key: element.dataset.item,
    pressed: element.ariaPressed === 'true',
  }));
  return items.some((item) => !item.pressed) ? { over: false, items } : null;
}"""

# How many cards are in one's hand.
HELD = """(() => document.querySelectorAll('ul[data-zone^="hand-"] > li').length)"""

# Plays until the match is over, `turns` decisions long, or until no more than `cards` are in hand;
# not beyond the end of a round, unless `through`.
# The same numbers make the same choices.
PLAY = f"""async ({{ seed, sending, turns, cards, through, patience }}) => {{
  const offered = {OFFERED};
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const among = (list) => list[Math.floor(random() * list.length)];
  const changed = () => new Promise((done, failed) => {{
    const late = setTimeout(() => failed(new Error('nothing happens: ' + document.body.innerText)),
      patience);
    const observer = new MutationObserver(() => {{
      observer.disconnect();
      clearTimeout(late);
      setTimeout(done);
    }});
    observer.observe(document.body,
      {{ subtree: true, childList: true, attributes: true, characterData: true }});
  }});
  // A card on its way may lie on what can be clicked for a moment: it arrives first.
  const arrived = () => Promise.all(document.getAnimations()
    .filter((one) => one.constructor === Animation)
    .map((one) => one.finished.catch(() => null)));
  let clicks = 0;
  const held = {HELD};
  while (clicks < turns && held() > cards) {{
    if (!through && document.querySelector('dialog[open] [data-next-round]')) break;
    if (!offered(sending)) {{
      await changed();
      continue;
    }}
    await arrived();
    const now = offered(sending);
    if (!now) continue;
    if (now.over) break;
    const free = now.items.filter((item) => !item.pressed);
    const ending = free.filter((item) => !item.key.startsWith('card:'));
    const begun = free.length < now.items.length;
    const {{ key }} = among(begun && ending.length ? ending : free);
    const button = document.querySelector(`[data-item="${{CSS.escape(key)}}"]`);
    const box = button.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!button.contains(hit)) throw new Error(`${{key}} is covered by ${{hit?.outerHTML}}`);
    const next = changed();
    button.click();
    await next;
    clicks++;
  }}
  return clicks;
}}"""


def chosen(items: list[dict[str, Any]], number: int) -> str:
    """One of the things offered: what ends a choice that was begun, else any."""
    free = [str(item["key"]) for item in items if not item["pressed"]]
    ending = [key for key in free if not key.startswith("card:")]
    among = ending if ending and len(free) < len(items) else free
    return among[number % len(among)]
