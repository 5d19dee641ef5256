'use client';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

/** What every page of a branch shows but one. */
export function Elsewhere({ than, children }: { than: string; children: ReactNode }) {
  return useLocation().pathname === than ? null : children;
}
