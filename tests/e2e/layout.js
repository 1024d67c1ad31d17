// Finds what is wrong with the layout of the screen that is shown, as lines of text: text or controls
// that are cut off, that leave the window, or that lie on one another. What scrolls may be longer than
// its box; text may end in an ellipsis where the style sheet says so.
() => {
  const EDGE = 1.5; // letters are a little wider than they claim
  const found = [];
  const sheets = [...document.querySelectorAll('dialog[open], .hint')]; // each lies over the rest
  const root = sheets.at(-1) ?? document.body;
  const CONTROLS = 'a[href], button, input, select, textarea, summary';
  const style = (one) => getComputedStyle(one);
  const name = (one) =>
    `<${one.localName} class="${one.getAttribute('class') ?? ''}"> ` +
    (one.innerText || one.ariaLabel || one.value || '').trim().replace(/\s+/g, ' ').slice(0, 50);
  const visible = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.unseen, .sprite, .layer, [inert]') &&
    style(one).clipPath !== 'inset(50%)';
  const ancestors = (one) => {
    const all = [];
    for (let up = one.parentElement; up; up = up.parentElement) all.push(up);
    return all;
  };
  const crossing = (one, other) => {
    const box = {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    };
    return box.right - box.left > EDGE && box.bottom - box.top > EDGE ? box : null;
  };

  /** What can be seen of a box, or null; `wrong` hears what cuts more than `slack` of its height, or
      any of its width, off for good. */
  function seen(box, from, wrong, slack = EDGE) {
    let rest = box;
    let scrolls = { x: false, y: false };
    for (const up of [from, ...ancestors(from)]) {
      const { overflowX, overflowY, textOverflow, position } = style(up);
      if (up === document.body || up === document.documentElement) break;
      const edge = up.getBoundingClientRect();
      const cutX = rest.left < edge.left - EDGE || rest.right > edge.right + EDGE;
      const cutY = rest.top < edge.top - slack || rest.bottom > edge.bottom + slack;
      const hides = (axis) => axis === 'hidden' || axis === 'clip';
      if (cutX && hides(overflowX) && !scrolls.x && textOverflow !== 'ellipsis') wrong('cut off', up);
      if (cutY && hides(overflowY) && !scrolls.y) wrong('cut off', up);
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const inside = {
          left: overflowX === 'visible' ? rest.left : Math.max(rest.left, edge.left),
          right: overflowX === 'visible' ? rest.right : Math.min(rest.right, edge.right),
          top: overflowY === 'visible' ? rest.top : Math.max(rest.top, edge.top),
          bottom: overflowY === 'visible' ? rest.bottom : Math.min(rest.bottom, edge.bottom),
        };
        if (inside.right - inside.left < 1 || inside.bottom - inside.top < 1) return null;
        rest = inside;
      }
      if (/auto|scroll/.test(overflowX)) scrolls.x = true;
      if (/auto|scroll/.test(overflowY)) scrolls.y = true;
      if (position === 'fixed') break;
    }
    if (!scrolls.x && (rest.left < -EDGE || rest.right > innerWidth + EDGE)) wrong('outside', null);
    return rest;
  }

  /** Whatever stays where it is while the rest scrolls below it. */
  const floats = (one) =>
    [one, ...ancestors(one)].find((up) => /fixed|sticky/.test(style(up).position)) ?? null;

  // Text.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || !owner || !visible(owner) || owner.closest('option, script, style')) continue;
    range.selectNodeContents(node);
    let said = false;
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const rest = seen(box, owner, (why, by) => {
        if (!said) found.push(`${why}: ${name(owner)}${by ? ` by ${name(by).slice(0, 60)}` : ''}`);
        said = true;
      }, box.height * 0.22);
      // Lines are higher than their letters.
      if (!rest) continue;
      const { left, right } = rest;
      const trim = box.height * 0.22;
      const inner = { left, right, top: rest.top + trim, bottom: rest.bottom - trim };
      if (inner.bottom > inner.top) lines.push({ owner, box: inner, floats: floats(owner) });
    }
  }
  // Cards lie on one another on purpose.
  const loose = lines.filter(({ owner }) => !owner.closest('[data-card], .card, svg'));
  loose.sort((one, other) => one.box.top - other.box.top);
  loose.forEach((one, number) => {
    for (const other of loose.slice(number + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.owner === other.owner || one.floats !== other.floats) continue;
      if (crossing(one.box, other.box)) found.push(`overlap: ${name(one.owner)} and ${name(other.owner)}`);
    }
  });

  // Controls.
  const canvas = document.createElement('canvas').getContext('2d');
  const controls = [...root.querySelectorAll(CONTROLS)].filter(
    (one) => visible(one) && one.getBoundingClientRect().width > 1,
  );
  for (const one of controls) {
    const box = one.getBoundingClientRect();
    seen(box, one, (why, by) => found.push(`${why}: ${name(one)}${by ? ` by ${name(by).slice(0, 60)}` : ''}`));
    const shown =
      one.localName === 'select'
        ? one.selectedOptions[0]?.text
        : one.matches('input:not([type=checkbox], [type=radio], [type=range], [type=file])')
          ? one.value ? '' : one.placeholder
          : '';
    if (shown) {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = style(one);
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`; // the shorthand may be empty
      const arrow = one.localName === 'select' ? 15 : 0;
      const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
      if (canvas.measureText(shown).width > room + EDGE) found.push(`cut off: ${name(one)} shows "${shown}"`);
    }
  }
  // Scrolled to, each can be hit.
  const places = [document.scrollingElement, ...root.querySelectorAll('*')]
    .filter((one) => one.scrollTop || one.scrollLeft)
    .map((one) => [one, one.scrollLeft, one.scrollTop]);
  for (const one of controls) {
    if (one.matches('[tabindex="-1"]') && one.closest('[data-zone]')) continue; // cards fan out
    if (one.matches('.jump')) continue; // comes into sight when it is focused
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = (one.getClientRects()[0] ?? one.getBoundingClientRect());
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    const label = one.closest('label');
    const own = hit && (one.contains(hit) || hit.contains(one) || label?.contains(hit));
    if (hit?.closest('[role=status] .banner')) continue; // for as long as the trouble lasts
    if (!own) found.push(`covered: ${name(one)} by ${hit ? name(hit).slice(0, 60) : 'the edge of the window'}`);
  }
  document.scrollingElement.scrollTo(0, 0);
  for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: 'instant' });
  return [...new Set(found)];
}
