'use client';
import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A dialog with an address of its own is open from each arrival there until it is closed. Who opens it
 * again before React has taken it away finds the same dialog, on a new visit.
 */
export function useVisitDialog(): { open: boolean; close: () => void } {
  const visit = useLocation().key;
  const [closedVisit, setClosedVisit] = useState<string | null>(null);
  return { open: closedVisit !== visit, close: () => setClosedVisit(visit) };
}
