import { type Reader, readableEntities } from '#app/entities/entity-access.server.ts';
import { listMembers } from '#app/entities/roster/list-members.server.ts';
import type { MemberVoteFilter } from './list-member-votes.server.ts';

/**
 * The members of an entity for a reader who may read it, and whose votes the address asks for: those
 * of one name, in all its terms.
 */
export async function readMemberFilter(
  reader: Reader,
  { entityId, search }: { entityId: string; search: URLSearchParams },
) {
  const readable = await readableEntities(reader);
  const members = await listMembers({ AND: [readable], id: entityId });
  const member = search.get('member')?.slice(0, 200) || null;
  const chosen = members.filter(({ name }) => name === member);
  const filter: MemberVoteFilter = {
    entityId,
    memberIds: member === null ? null : chosen.map(({ id }) => id),
  };
  return { members, member, filter };
}
