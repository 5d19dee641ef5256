'use client';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

type LeaveGuard = {
  /** Somebody is about to leave, and waits for an answer. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
};

/**
 * Stops a reader who would leave unsaved text behind: navigations of the app and links of the page
 * wait for `leave` or `stay`; closing the tab gets the browser's own warning.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const [address, setAddress] = useState<string | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    // Citations are plain links inside the summary's HTML; React Router does not see them.
    const hold = (event: MouseEvent) => {
      const link = plainLink(event);
      if (!link) return;
      event.preventDefault();
      setAddress(link.href);
    };
    document.addEventListener('click', hold);
    return () => document.removeEventListener('click', hold);
  }, [unsaved]);

  return {
    asking: blocker.state === 'blocked' || address !== null,
    leave() {
      leaving.current = true;
      if (blocker.state === 'blocked') blocker.proceed();
      else if (address !== null) window.location.assign(address);
      setAddress(null);
    },
    stay() {
      if (blocker.state === 'blocked') blocker.reset();
      setAddress(null);
    },
  };
}

/** The link that a plain click would follow in this tab and away from this page, if any. */
function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self')) return null;
  return new URL(link.href).pathname === window.location.pathname ? null : link;
}
