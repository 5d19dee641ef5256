'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What a script adds to a summary: links to a sentence or a case are copied when they are pressed,
 * Escape closes a passage that only hovers, and links within the page go the router's way, which
 * knows of unsaved notes.
 */
export function ReadingKeys() {
  const [said, setSaid] = useState('');
  const navigate = useNavigate();
  useLedTo(useLocation().hash);

  const follow = useEffectEvent(async (link: HTMLAnchorElement) => {
    if (!('copyLink' in link.dataset) || !(await isCopied(link.href))) {
      await navigate({ search: link.search, hash: link.hash });
      return;
    }
    link.dataset.copied = '';
    setSaid('Link copied');
    setTimeout(() => {
      delete link.dataset.copied;
      setSaid('');
    }, shownMs);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const pressed = event.target instanceof Element ? event.target : null;
      const link = pressed?.closest<HTMLAnchorElement>(withinPage);
      if (!link) return;
      event.preventDefault();
      follow(link);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', closeHovering);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', closeHovering);
    };
  }, []);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** Links to another place of the account, or to it in another order. */
const withinPage = '.account-layout :is(a[href^="#"], a[href^="?"])';

/** Long enough to be seen, and gone before the next is copied. */
const shownMs = 2000;

/** Without a secure connection, or without leave, nothing can be copied. */
async function isCopied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Marks the place that the address names: the browser's own mark stays where it first was. */
function useLedTo(hash: string): void {
  useEffect(() => {
    const place = document.getElementById(idIn(hash));
    document.documentElement.dataset.ledTo = '';
    place?.setAttribute('data-here', '');
    return () => {
      place?.removeAttribute('data-here');
      delete document.documentElement.dataset.ledTo;
    };
  }, [hash]);
}

/** Somebody may have typed the address. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function closeHovering(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const cited = document.querySelector<HTMLElement>('.cited:is(:hover, :focus-within)');
  if (!cited) return;
  cited.dataset.closed = '';
  const open = () => {
    delete cited.dataset.closed;
  };
  cited.addEventListener('pointerleave', open, { once: true });
  cited.addEventListener('focusout', open, { once: true });
}
