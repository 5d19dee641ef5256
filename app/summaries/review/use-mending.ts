'use client';
import { useState } from 'react';
import type { Refused } from './review-refusal.ts';

/**
 * Which sentence is being mended. A save closes its form, a refusal opens it again with what was
 * typed, whatever happened to the draft in between.
 */
export function useMending(given: { fromAddress: number | null; save: string; refused?: Refused }) {
  const { fromAddress, save, refused } = given;
  const [held, hold] = useState<{ save: string; refused?: Refused; index: number | null }>({
    save,
    index: fromAddress,
  });
  const wasTouched = held.save === save && held.refused === refused;
  const asked = refused?.intent === 'mend' ? refused.index : null;
  const mending = wasTouched ? held.index : (asked ?? (held.save === save ? held.index : null));
  return [mending, (index: number | null) => hold({ save, refused, index })] as const;
}
