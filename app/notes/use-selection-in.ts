'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Selected } from './quotation.ts';
import { selectedIn } from './selected-text.ts';

type Place = { top: number; left: number };

/** After the last change of a selection; while it is drawn nothing should jump. */
const settleMs = 200;

/** What is selected inside the summary of the page, and where on the page it ends. */
export function useSelectionIn(summarySelector: string) {
  const [shown, setShown] = useState<{ selected: Selected; place: Place } | null>(null);
  const close = useCallback(() => setShown(null), []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const summary = document.querySelector(summarySelector);
      const found = summary && selectedIn(summary);
      setShown(found ? { selected: found.selected, place: placeBelow(found.range) } : null);
    };
    const settle = () => {
      clearTimeout(timer);
      // A press in the toolbar may take the selection away; the toolbar stays.
      if (document.activeElement?.closest('[data-selection-tools]')) return;
      timer = setTimeout(look, settleMs);
    };
    document.addEventListener('selectionchange', settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', settle);
    };
  }, [summarySelector]);

  return { shown, close };
}

/** Room for the tools: 24rem. */
const width = 384;

/** Below the selection's end: above it stand the menus of touch screens. */
function placeBelow(range: Range): Place {
  const boxes = range.getClientRects();
  const last = boxes[boxes.length - 1] ?? range.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - 8;
  return {
    top: last.bottom + window.scrollY + 8,
    left: Math.max(8, Math.min(last.left + window.scrollX, most)),
  };
}
