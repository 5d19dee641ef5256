/** Who runs this site. An operator under another name changes this file and nothing else. */
export const brand = {
  name: 'Dais',
  tagline: 'Public meetings, in sentences you can check.',
  supportEmail: 'support@dais.example',
  mailFrom: 'Dais <no-reply@dais.example>',
  company: { legalName: 'Dais, LLC', state: 'Colorado', country: 'USA' },
} as const;
