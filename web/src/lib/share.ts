// Passing an address on: with what the device has for that, else through the clipboard.

/** Share an address, or copy it; whether it is in the clipboard now. */
export async function share(url: string, title: string): Promise<boolean> {
  const device: Partial<Navigator> = navigator; // over plain HTTP it has neither of the two
  const shared = await device.share?.({ url, title }).then(() => true, isChangeOfMind);
  if (shared) return false;
  const copied = await device.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  return copied ?? copy(url);
}

/** Somebody has closed the sheet; anything else means that the device cannot share this. */
const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The old way, for friends in the same house: their address has no certificate. */
function copy(text: string): boolean {
  const [field, before] = [document.createElement('textarea'), document.activeElement];
  field.value = text;
  document.body.append(field);
  field.select();

  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
