import type { FaultKind } from './fault.ts';

/** What a fault is called where there is room for two or three words. */
export const faultNames: Readonly<Record<FaultKind, string>> = {
  blank: 'Blank',
  garbled: 'Garbled',
  'other-language': 'Another language',
  cancellation: 'Notice of cancellation',
  placeholder: 'Placeholder',
  'no-meeting': 'No record of a meeting',
  'other-meeting': 'Another meeting',
  'silent-start': 'Silence at the start',
  'starts-late': 'Starts late',
  gap: 'Gap',
  'cut-off': 'Cut off',
  uncertain: 'Hard to read',
};
