const tally = /(?<![\d.,:$])(\d{1,3}|\?) to (\d{1,3}|\?)(?![\d:%]|[.,]\d)/g;

/** Text as it is shown: a count such as '5 to 0' stands on one line. What is stored has plain spaces. */
export const unbrokenTallies = (text: string): string => text.replace(tally, '$1\u00a0to\u00a0$2');
