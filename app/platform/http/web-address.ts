/** An address of the web in its plain form; null for anything else, whoever typed it in. */
export function webAddress(text: string | null): string | null {
  const address = URL.parse(text?.trim() ?? '');
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}
