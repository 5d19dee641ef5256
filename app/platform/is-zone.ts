/** Any zone that clocks here can be set by, by its IANA name, also an older one. */
export function isZone(name: string): boolean {
  try {
    return name.length < 64 && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
