'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router';
import { opensElsewhere } from './opens-elsewhere.ts';

type Place = Pick<Location, 'pathname' | 'search'> & { state?: unknown };

/** From one address to another; to null where the tab is closed. */
export type Move = { from: Place; to: Place | null };

type LeaveGuard = {
  /** Somebody is about to leave, and waits for an answer. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Where they wanted to, for when their text is saved. */
  onwards: () => () => void;
};

const isElsewhere = ({ from, to }: Move) => to?.pathname !== from.pathname;

/**
 * Stops somebody who would leave unsaved text behind: navigations of the app and links of the page
 * wait for `leave` or `stay`; closing the tab gets the browser's own warning. `isLost` says at the
 * time whether a move takes text away.
 */
export function useLeaveGuard(unsaved: boolean, isLost = isElsewhere): LeaveGuard {
  const navigate = useNavigate();
  const leaving = useRef(false);
  const [address, setAddress] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Location | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHeld =
      unsaved && !leaving.current && isLost({ from: currentLocation, to: nextLocation });
    // A blocker forgets what it holds when the page is read anew meanwhile, also before it was drawn.
    if (isHeld) setWanted(nextLocation);
    return isHeld;
  });
  const { key } = useLocation();
  useEffect(() => {
    // Whoever left came to this page again, at another address.
    if (key) leaving.current = false;
  }, [key]);
  const isLostBy = useEffectEvent((to: Move['to']) => isLost({ from: window.location, to }));

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current && isLostBy(null)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    // Citations are plain links inside the summary's HTML; React Router does not see them.
    const hold = (event: MouseEvent) => {
      const to = plainLink(event);
      if (!to || !isLostBy(to)) return;
      event.preventDefault();
      setAddress(to.href);
    };
    document.addEventListener('click', hold);
    return () => document.removeEventListener('click', hold);
  }, [unsaved]);

  const goOn = () => {
    if (wanted) navigate(wanted, { state: wanted.state });
    else if (address !== null) window.location.assign(address);
  };
  const close = () => {
    setWanted(null);
    setAddress(null);
  };
  return {
    asking: wanted !== null || address !== null,
    leave() {
      leaving.current = true;
      if (blocker.state === 'blocked') blocker.proceed();
      else goOn();
      close();
    },
    stay() {
      if (blocker.state === 'blocked') blocker.reset();
      close();
    },
    onwards: () => goOn,
  };
}

/** Where a plain click leads in this tab, if it is on a link. */
function plainLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (opensElsewhere(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self')) return null;
  return new URL(link.href);
}
