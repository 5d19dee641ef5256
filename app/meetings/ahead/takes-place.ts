/** Of the select 'Takes Place'. */
export const takesPlaceChoices = [
  { value: 'on', label: 'As planned' },
  { value: 'cancelled', label: 'Cancelled' },
];
