type People = {
  mover: string | null;
  seconder: string | null;
  rollCall: { name: string; vote: string }[];
};

/** A vote with each of its people called as `put` makes of their names. */
export const renamePeople = <V extends People>(vote: V, put: (name: string) => string): V => ({
  ...vote,
  mover: vote.mover && put(vote.mover),
  seconder: vote.seconder && put(vote.seconder),
  rollCall: vote.rollCall.map(({ name, vote: said }) => ({ name: put(name), vote: said })),
});
