/** With its first letter large: 'by voice vote' as it begins a line. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
