/**
 * The lane of the jobs of a source: its host's, where one question at a time is answered. Another
 * source of the same host would only wait for its turn there, in a place that others need.
 */
export const laneOf = ({ address }: { address: string }): string =>
  URL.parse(address)?.host ?? address;
