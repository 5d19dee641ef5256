import { deviceName } from '#app/accounts/device-name.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { rateLimit } from '#app/platform/rate-limit.server.ts';
import type { Checkout, PaymentCustomer, Subscription } from '#prisma/generated/sqlite/client.ts';
import { readSentToInbox } from './sent-to-inbox.server.ts';

type Payment = {
  paymentCustomer: (PaymentCustomer & { subscription: Subscription | null }) | null;
  checkout: Checkout | null;
};

/** The invoices themselves are at Stripe, under these ids. */
async function exportPayment({ paymentCustomer, checkout }: Payment) {
  const customer = paymentCustomer?.stripeId ?? null;
  return {
    stripeCustomer: customer,
    subscription: paymentCustomer?.subscription && {
      ...paymentCustomer.subscription,
      customerId: undefined,
    },
    newestCheckout: checkout && { ...checkout, userId: undefined },
    refundsAndDisputes: await db.paymentMatter.findMany({
      where: { stripeCustomerId: customer ?? 'none' },
      orderBy: { id: 'asc' },
      select: {
        id: true,
        kind: true,
        status: true,
        amountCents: true,
        currency: true,
        createdAt: true,
      },
    }),
  };
}

/** It reads a dozen tables; nobody needs it oftener. */
const anHour = rateLimit({ attempts: 10, minutes: 60 });

/**
 * Everything that is held about a reader, in the product's words, for them to keep.
 * @throws AppError too-many; not-found
 */
export async function exportData(userId: string) {
  await anHour.take(userId);
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      emailConfirmedAt: true,
      createdAt: true,
      profile: true,
      sessions: { orderBy: { id: 'asc' } },
      paymentCustomer: { include: { subscription: true } },
      checkout: true,
      tokens: {
        orderBy: { id: 'asc' },
        select: { purpose: true, createdAt: true, expiresAt: true },
      },
      access: {
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true, govtEntity: { select: { entityName: true, state: true } } },
      },
      pastFollows: {
        orderBy: { id: 'asc' },
        include: { govtEntity: { select: { entityName: true, state: true } } },
      },
      notes: {
        orderBy: { id: 'asc' },
        include: {
          meeting: { select: { id: true, meetingTitle: true, meetingDate: true } },
          processed: { orderBy: { createdAt: 'asc' } },
        },
      },
      reports: {
        orderBy: { id: 'asc' },
        include: { meeting: { select: { meetingTitle: true } } },
      },
      shares: { orderBy: { id: 'asc' }, include: { meeting: { select: { meetingTitle: true } } } },
    },
  });
  if (!user) throw new AppError('not-found', 'This account is deleted already.');
  const { profile, email } = user;
  return {
    account: { email, emailConfirmedAt: user.emailConfirmedAt, createdAt: user.createdAt },
    profile: profile && {
      firstName: profile.firstName,
      lastName: profile.lastName,
      fullName: profile.fullName,
      subscriptionTier: profile.subscriptionTier,
      subscriptionEndDate: profile.subscriptionEndDate,
      mailCorrections: profile.mailCorrections,
      updatedAt: profile.updatedAt,
    },
    followedEntities: user.access.map(({ createdAt, govtEntity }) => ({
      name: govtEntity.entityName,
      state: govtEntity.state,
      followedSince: createdAt,
    })),
    pastFollows: user.pastFollows.map(({ followedAt, endedAt, govtEntity }) => ({
      name: govtEntity.entityName,
      state: govtEntity.state,
      followedSince: followedAt,
      followedUntil: endedAt,
    })),
    notes: user.notes.map((note) => ({
      meeting: {
        id: note.meeting.id,
        title: note.meeting.meetingTitle,
        date: note.meeting.meetingDate?.toISOString().slice(0, 10) ?? null,
      },
      notes: note.notes,
      feedback: note.feedback,
      feedbackProcessed: note.feedbackProcessed,
      earlierFeedback: note.processed.map(({ feedback, createdAt }) => ({ feedback, createdAt })),
      createdAt: note.createdAt,
      updatedAt: note.updatedAt,
    })),
    reportedSentences: user.reports.map((report) => ({
      meeting: { id: report.meetingId, title: report.meeting.meetingTitle },
      sentence: report.sentence,
      comment: report.comment,
      processed: report.processed,
      createdAt: report.createdAt,
      updatedAt: report.updatedAt,
    })),
    payment: await exportPayment(user),
    sharedMeetings: user.shares.map((share) => ({
      meeting: { id: share.meetingId, title: share.meeting.meetingTitle },
      link: `/shared/${share.token}`,
      showsName: share.showName,
      views: share.views,
      createdAt: share.createdAt,
      expiresAt: share.expiresAt,
      revokedAt: share.revokedAt,
    })),
    sessions: user.sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      device: deviceName(userAgent),
      userAgent,
      createdAt,
      lastSeenAt,
      expiresAt,
    })),
    linksSent: user.tokens,
    mailWaiting: await db.mail.findMany({
      where: { recipient: email },
      orderBy: { id: 'asc' },
      select: { key: true, createdAt: true },
    }),
    changesAsAdmin: await db.auditEntry.findMany({
      where: { actorId: userId },
      orderBy: { id: 'asc' },
      select: { action: true, subjectType: true, subjectId: true, createdAt: true },
    }),
    // An address that was never confirmed may be somebody else's, and so may what they wrote.
    ...(user.emailConfirmedAt ? await readSentToInbox(email) : {}),
  };
}
