import { deviceName } from '#app/accounts/device-name.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { exportFeeds } from './export-feeds.server.ts';
import { exportPayment } from './export-payment.server.ts';
import { exportWebhooks } from './export-webhooks.server.ts';
import { readSentToInbox } from './sent-to-inbox.server.ts';

/** It reads a dozen tables; nobody needs it oftener. */
const anHour = rateLimit({ name: 'data-exports', attempts: 10, minutes: 60 });

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
      secondFactor: {
        select: {
          createdAt: true,
          secret: true,
          codes: { select: { userId: true } },
          passkeys: {
            orderBy: { id: 'asc' },
            select: { name: true, createdAt: true, lastUsedAt: true, isBackedUp: true },
          },
        },
      },
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
      savedSearches: {
        orderBy: { id: 'asc' },
        include: { hits: { include: { meeting: { select: { id: true, meetingTitle: true } } } } },
      },
      matterFollows: {
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true, matter: { select: { id: true, label: true, title: true } } },
      },
      matterMoves: {
        orderBy: { createdAt: 'asc' },
        select: {
          ...{ createdAt: true, toldAt: true, stage: true },
          matter: { select: { label: true } },
          meeting: { select: { id: true, meetingTitle: true } },
        },
      },
      notices: {
        orderBy: [{ createdAt: 'asc' }, { meetingId: 'asc' }],
        select: {
          createdAt: true,
          toldAt: true,
          meeting: { select: { id: true, meetingTitle: true } },
        },
      },
      apiKeys: {
        orderBy: { id: 'asc' },
        select: { name: true, prefix: true, createdAt: true, lastUsedAt: true, revokedAt: true },
      },
      seatsGiven: {
        orderBy: { id: 'asc' },
        select: { email: true, invitedAt: true, expiresAt: true, takenAt: true },
      },
      seatHeld: { select: { takenAt: true, owner: { select: { email: true } } } },
      apiUsage: { select: { day: true, requests: true } },
      ownBodies: {
        orderBy: { createdAt: 'asc' },
        select: { govtEntity: { select: { entityName: true } } },
      },
      readMarks: {
        orderBy: { readAt: 'asc' },
        select: { readAt: true, meeting: { select: { id: true, meetingTitle: true } } },
      },
      news: {
        orderBy: { id: 'asc' },
        select: {
          createdAt: true,
          toldAt: true,
          version: { select: { meeting: { select: { id: true, meetingTitle: true } } } },
        },
      },
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
      mailSummaries: profile.mailSummaries,
      mailQuietNights: profile.mailQuietNights,
      mailPause: profile.mailPause,
      mailMatters: profile.mailMatters,
      mailChanges: profile.mailChanges,
      timeZone: profile.timeZone,
      nextDigest: profile.digestDueAt,
      nextAlerts: profile.alertsDueAt,
      newsReadUntil: profile.newsReadAt,
      newsReadUntilBefore: profile.newsReadBefore,
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
    savedSearches: user.savedSearches.map(({ name, address, rate, createdAt, hits }) => ({
      ...{ name, search: `/search?${address}`, rate, createdAt },
      foundIn: hits.map(({ meeting, foundAt, dueAt }) => ({
        meeting: { id: meeting.id, title: meeting.meetingTitle },
        foundAt,
        toldFrom: dueAt,
      })),
    })),
    newSummaries: user.news.map(({ createdAt, toldAt, version }) => ({
      meeting: { id: version.meeting.id, title: version.meeting.meetingTitle },
      publishedAt: createdAt,
      toldAt,
    })),
    followedMatters: user.matterFollows.map(({ createdAt, matter }) => ({
      ...matter,
      followedSince: createdAt,
    })),
    movesOfMatters: user.matterMoves.map(({ createdAt, toldAt, stage, matter, meeting }) => ({
      matter: matter.label,
      meeting: { id: meeting.id, title: meeting.meetingTitle },
      ...{ stage, notedAt: createdAt, toldAt },
    })),
    changedMeetings: user.notices.map(({ createdAt, toldAt, meeting }) => ({
      meeting: { id: meeting.id, title: meeting.meetingTitle },
      changedAt: createdAt,
      toldAt,
    })),
    readSummaries: user.readMarks.map(({ readAt, meeting }) => ({
      meeting: { id: meeting.id, title: meeting.meetingTitle },
      readAt,
    })),
    sessions: user.sessions.map(({ userAgent, ...session }) => ({
      device: deviceName(userAgent),
      userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      secondFactorAt: session.secondFactorAt,
      expiresAt: session.expiresAt,
    })),
    secondFactor: user.secondFactor && {
      since: user.secondFactor.createdAt,
      authenticatorApp: user.secondFactor.secret !== null,
      passkeys: user.secondFactor.passkeys,
      recoveryCodesLeft: user.secondFactor.codes.length,
    },
    seatsGiven: user.seatsGiven,
    seatHeld: user.seatHeld && { of: user.seatHeld.owner.email, since: user.seatHeld.takenAt },
    apiKeys: user.apiKeys,
    apiRequestsOfLastDay: user.apiUsage,
    ownBodies: user.ownBodies.map(({ govtEntity }) => govtEntity.entityName),
    webhooks: await exportWebhooks(userId),
    secretAddresses: await exportFeeds(userId),
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
