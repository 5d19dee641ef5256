/** Where each thing that is changed on the desk stands, by what it is known by; all count from 0. */
export const placeOnDesk = {
  sentence: (index: number) => `n${index + 1}`,
  case: (place: number) => `case-${place + 1}`,
  vote: (index: number) => `vote-${index + 1}`,
  fact: (index: number) => `fact-${index + 1}`,
} as const;
