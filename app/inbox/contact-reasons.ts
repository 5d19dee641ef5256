export const contactReasons = ['enterprise', 'subscription', 'other'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** The form's words (specification, section 5). */
export const contactReasonLabels: Record<ContactReason, string> = {
  enterprise: 'Enterprise subscription',
  subscription: 'Question about my Subscription',
  other: 'Other Concerns',
};

export function readContactReason(value: unknown): ContactReason | undefined {
  return contactReasons.find((reason) => reason === value);
}

/** The admin's words (specification, section 2). A reason that is none of ours shows as it is. */
export function contactReasonForAdmin(reason: string): string {
  return adminLabels.get(reason) ?? reason;
}

const adminLabels = new Map<string, string>([
  ['enterprise', 'Enterprise subscription'],
  ['subscription', 'Question about subscription'],
  ['other', 'Other concerns'],
]);
