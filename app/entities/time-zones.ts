/** The zones that bodies of the United States meet in, by what people there call them. */
export const timeZones = [
  { value: 'America/New_York', label: 'Eastern (America/New_York)' },
  { value: 'America/Chicago', label: 'Central (America/Chicago)' },
  { value: 'America/Denver', label: 'Mountain (America/Denver)' },
  { value: 'America/Phoenix', label: 'Arizona (America/Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific (America/Los_Angeles)' },
  { value: 'America/Anchorage', label: 'Alaska (America/Anchorage)' },
  { value: 'America/Adak', label: 'Aleutian Islands (America/Adak)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii (Pacific/Honolulu)' },
  { value: 'America/Puerto_Rico', label: 'Puerto Rico (America/Puerto_Rico)' },
  { value: 'America/St_Thomas', label: 'U.S. Virgin Islands (America/St_Thomas)' },
  { value: 'Pacific/Pago_Pago', label: 'American Samoa (Pacific/Pago_Pago)' },
  { value: 'Pacific/Guam', label: 'Guam (Pacific/Guam)' },
  { value: 'Pacific/Saipan', label: 'Northern Mariana Islands (Pacific/Saipan)' },
];
