'use client';
import { isSearchKeyOn, switchSearchKey } from './search-key.ts';
import { useHydrated } from './use-hydrated.ts';

/** Keys that act by themselves can be switched off (WCAG 2.1.4); this one in this browser. */
export function SearchKeySwitch() {
  if (!useHydrated()) return null;
  return (
    <label className="check">
      <input
        type="checkbox"
        className="check-box"
        defaultChecked={isSearchKeyOn()}
        onChange={(event) => switchSearchKey(event.target.checked)}
      />
      <span className="check-text">The key / goes to the search box</span>
    </label>
  );
}
