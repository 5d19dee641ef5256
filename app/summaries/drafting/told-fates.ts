import { pattern, words } from '#app/platform/language/pattern.ts';
import type { CaseState } from '#app/proceedings/cases/case.ts';

/** Who rejects bids refuses no contract: others may be asked for. */
export const ofBids =
  /^(?:(?:to|that|we) )*reject (?:(?:all|any|both|the|these|of) )*(?:bids?|proposals?|quotes?|offers?)\b/i;

/** 'Table', 'postpone it': what is put off is the matter. */
export const putOffAlone =
  /^(?:(?:to|that|we) )*(table|postpone|defer)(?: (?:it|this|that|the (?:item|matter|motion|request)))?$/i;

/** What is told of a matter that was put off or passed on, and neither adopted nor rejected. */
export const fates: Partial<Record<CaseState, string>> = {
  postponed: 'postponed',
  continued: 'continued',
  tabled: 'tabled',
  withdrawn: 'withdrawn',
  introduced: 'introduced',
  referred: 'referred',
  'received and filed': 'received and filed',
  'hearing set': 'set for a hearing',
};

/** ' back to the planning commission for further study'. */
export const referredTo = pattern('iu')`(?: back)? to (?:the |our )?(?:\p{L}+ ){0,4}?${words(
  'commission committee board council staff department authority subcommittee attorney manager',
)}\b(?:(?! and (?:have|ask|let|see|get|then)\b| so\b).)*`;
/** Before the time of what was put off: 'continued to June 9th', 'tabled until March'. */
export const link = (state: CaseState) =>
  state === 'continued' ? 'to' : state === 'hearing set' ? 'on' : 'until';
