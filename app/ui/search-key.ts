const name = 'dais-search-key';

/** Whether the key / goes to the search box. Who speaks to their machine may not want keys that act alone. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    // A browser that keeps nothing.
    return true;
  }
}

export function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {
    // A browser that keeps nothing keeps the key.
  }
}
