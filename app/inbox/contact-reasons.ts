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
