// Where keys begin on a screen, and where they go on when what had the focus is gone: a card that
// was played, a button that was pressed, a sheet whose opener is no longer there.

/** Makes an element that place; one to a screen. */
export function focusHome(element: HTMLElement): () => void {
  let last: EventTarget | null = document.activeElement;
  const note = (event: FocusEvent) => (last = event.target);
  const settle = () => element.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (isNowhere() && last instanceof Element && !last.isConnected) settle();
  });
  element.tabIndex = -1;
  element.dataset.home = '';
  // Who has just opened the page begins at its beginning; who came here by a key or a tap, here.
  if (isNowhere() && hasActed()) settle();
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

function hasActed(): boolean {
  const { userActivation }: Partial<Navigator> = navigator; // older browsers cannot tell
  return userActivation?.hasBeenActive ?? false;
}

const isNowhere = () => document.activeElement === document.body;
