/**
 * Keeps an element as high as it has ever been at this width: what comes and goes in it does not
 * move the table.
 */
export function steady(element: HTMLElement): () => void {
  let width = 0;
  let most = 0;
  const observer = new ResizeObserver(() => {
    if (element.offsetWidth !== width) {
      width = element.offsetWidth;
      most = 0;
      element.style.minBlockSize = '';
    }
    const { height } = element.getBoundingClientRect();
    if (height <= most) return;
    most = height;
    element.style.minBlockSize = `${most}px`;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
