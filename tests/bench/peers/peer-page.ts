/** A page of the app as its peers have it: its text, and the very bytes and head that it is sent with. */
export type PeerPage = {
  title: string;
  texts: string[];
  head: string[];
  body: string;
  tag: string;
};
