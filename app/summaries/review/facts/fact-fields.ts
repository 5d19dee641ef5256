/** Something that was named, as its form holds it. */
export type TypedFact = Record<'kind' | 'label' | 'value' | 'detail' | 'case' | 'passages', string>;

export const noFact: TypedFact = {
  kind: 'amount',
  label: '',
  value: '',
  detail: '',
  case: '',
  passages: '',
};
