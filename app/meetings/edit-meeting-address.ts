/** Where a meeting is edited by who comes from another page than the list of meetings, and goes back there. */
export const editMeetingAddress = (meetingId: string, back: string): string =>
  `/admin/modify-meeting/${meetingId}?${new URLSearchParams({ back })}`;
