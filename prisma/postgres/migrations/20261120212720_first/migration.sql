-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "email_confirmed_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_agent" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "full_name" TEXT NOT NULL DEFAULT '',
    "subscription_tier" TEXT DEFAULT 'free',
    "subscription_end_date" TIMESTAMP(3),
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "govt_entities" (
    "id" TEXT NOT NULL,
    "entity_name" TEXT NOT NULL,
    "entity_description" TEXT,
    "entity_type" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "county" TEXT,
    "homepage_url" TEXT,
    "docs_link" TEXT,
    "time_zone" TEXT,
    "search_text" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "govt_entities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_govt_entity_access" (
    "user_id" TEXT NOT NULL,
    "govt_entity_id" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_govt_entity_access_pkey" PRIMARY KEY ("user_id","govt_entity_id")
);

-- CreateTable
CREATE TABLE "meetings" (
    "id" TEXT NOT NULL,
    "govt_entity_id" TEXT,
    "meeting_date" TIMESTAMP(3),
    "meeting_title" TEXT,
    "meeting_description" TEXT,
    "government_body" TEXT,
    "video_publish_date" TIMESTAMP(3),
    "video_id" TEXT,
    "pdf_url" TEXT,
    "pdf_summary" TEXT,
    "audio_file" TEXT,
    "transcript_json" TEXT,
    "markdown_summary" TEXT,
    "download_id" TEXT,
    "sort_date" TIMESTAMP(3) NOT NULL,
    "search_title" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "meetings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sample_meeting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "meeting_id" TEXT NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "sample_meeting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transcripts" (
    "id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "govt_entity_id" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "byte_length" INTEGER NOT NULL,
    "clock_start_seconds" INTEGER,
    "left_out" TEXT NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "transcripts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "record_files" (
    "transcript_id" TEXT NOT NULL,
    "gzip" BYTEA NOT NULL,

    CONSTRAINT "record_files_pkey" PRIMARY KEY ("transcript_id")
);

-- CreateTable
CREATE TABLE "transcript_segments" (
    "transcript_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "start_seconds" DOUBLE PRECISION,
    "end_seconds" DOUBLE PRECISION,
    "speaker" TEXT,
    "text" TEXT NOT NULL,

    CONSTRAINT "transcript_segments_pkey" PRIMARY KEY ("transcript_id","index")
);

-- CreateTable
CREATE TABLE "summary_versions" (
    "id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "transcript_id" TEXT,
    "origin" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "html" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "correction" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,
    "published_at" TIMESTAMP(3),
    "published_by_id" TEXT,

    CONSTRAINT "summary_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agenda_items" (
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "first_segment" INTEGER NOT NULL,
    "last_segment" INTEGER NOT NULL,

    CONSTRAINT "agenda_items_pkey" PRIMARY KEY ("version_id","index")
);

-- CreateTable
CREATE TABLE "votes" (
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "item" INTEGER,
    "motion" TEXT NOT NULL,
    "mover" TEXT,
    "seconder" TEXT,
    "method" TEXT,
    "yes" INTEGER,
    "no" INTEGER,
    "abstain" INTEGER,
    "outcome" TEXT,
    "roll_call" TEXT NOT NULL DEFAULT '[]',
    "segments" TEXT NOT NULL DEFAULT '[]',

    CONSTRAINT "votes_pkey" PRIMARY KEY ("version_id","index")
);

-- CreateTable
CREATE TABLE "summary_sentences" (
    "version_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "citations" TEXT NOT NULL DEFAULT '[]',
    "verdict" TEXT NOT NULL,
    "reasons" TEXT NOT NULL DEFAULT '[]',
    "confirmed_reason" TEXT,
    "confirmed_by_id" TEXT,
    "confirmed_at" TIMESTAMP(3),

    CONSTRAINT "summary_sentences_pkey" PRIMARY KEY ("version_id","index")
);

-- CreateTable
CREATE TABLE "user_notes" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "notes" TEXT,
    "feedback" TEXT,
    "feedback_processed" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "user_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "processed_feedback" (
    "id" TEXT NOT NULL,
    "note_id" TEXT NOT NULL,
    "feedback" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "processed_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entity_requests" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "town" TEXT NOT NULL,
    "entity_name" TEXT NOT NULL,
    "processed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entity_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_us_log" (
    "id" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "processed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_us_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "step" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "run_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leased_by" TEXT,
    "leased_until" TIMESTAMP(3),
    "last_error" TEXT,
    "subject_id" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMP(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" TEXT NOT NULL,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_events" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analytics_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles"("email");

-- CreateIndex
CREATE INDEX "profiles_subscription_tier_idx" ON "profiles"("subscription_tier");

-- CreateIndex
CREATE UNIQUE INDEX "govt_entities_entity_name_key" ON "govt_entities"("entity_name");

-- CreateIndex
CREATE INDEX "govt_entities_state_entity_type_entity_name_idx" ON "govt_entities"("state", "entity_type", "entity_name");

-- CreateIndex
CREATE INDEX "govt_entities_entity_type_idx" ON "govt_entities"("entity_type");

-- CreateIndex
CREATE INDEX "govt_entities_county_idx" ON "govt_entities"("county");

-- CreateIndex
CREATE INDEX "user_govt_entity_access_govt_entity_id_idx" ON "user_govt_entity_access"("govt_entity_id");

-- CreateIndex
CREATE INDEX "meetings_govt_entity_id_sort_date_id_idx" ON "meetings"("govt_entity_id", "sort_date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "meetings_sort_date_id_idx" ON "meetings"("sort_date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "meetings_meeting_date_id_idx" ON "meetings"("meeting_date", "id");

-- CreateIndex
CREATE INDEX "meetings_government_body_id_idx" ON "meetings"("government_body", "id");

-- CreateIndex
CREATE INDEX "meetings_video_id_id_idx" ON "meetings"("video_id", "id");

-- CreateIndex
CREATE INDEX "meetings_search_title_id_idx" ON "meetings"("search_title", "id");

-- CreateIndex
CREATE UNIQUE INDEX "sample_meeting_meeting_id_key" ON "sample_meeting"("meeting_id");

-- CreateIndex
CREATE INDEX "transcripts_meeting_id_created_at_idx" ON "transcripts"("meeting_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "transcripts_govt_entity_id_sha256_key" ON "transcripts"("govt_entity_id", "sha256");

-- CreateIndex
CREATE INDEX "summary_versions_meeting_id_published_at_idx" ON "summary_versions"("meeting_id", "published_at" DESC);

-- CreateIndex
CREATE INDEX "user_notes_meeting_id_idx" ON "user_notes"("meeting_id");

-- CreateIndex
CREATE INDEX "user_notes_feedback_processed_created_at_idx" ON "user_notes"("feedback_processed", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_notes_user_id_meeting_id_key" ON "user_notes"("user_id", "meeting_id");

-- CreateIndex
CREATE INDEX "processed_feedback_note_id_created_at_idx" ON "processed_feedback"("note_id", "created_at");

-- CreateIndex
CREATE INDEX "entity_requests_processed_created_at_idx" ON "entity_requests"("processed", "created_at");

-- CreateIndex
CREATE INDEX "contact_us_log_processed_created_at_idx" ON "contact_us_log"("processed", "created_at");

-- CreateIndex
CREATE INDEX "jobs_state_run_at_idx" ON "jobs"("state", "run_at");

-- CreateIndex
CREATE INDEX "jobs_subject_id_created_at_idx" ON "jobs"("subject_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_log_created_at_idx" ON "audit_log"("created_at");

-- CreateIndex
CREATE INDEX "audit_log_subject_type_subject_id_created_at_idx" ON "audit_log"("subject_type", "subject_id", "created_at");

-- CreateIndex
CREATE INDEX "analytics_events_name_created_at_idx" ON "analytics_events"("name", "created_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_fkey" FOREIGN KEY ("id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_govt_entity_access" ADD CONSTRAINT "user_govt_entity_access_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_govt_entity_access" ADD CONSTRAINT "user_govt_entity_access_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sample_meeting" ADD CONSTRAINT "sample_meeting_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_govt_entity_id_fkey" FOREIGN KEY ("govt_entity_id") REFERENCES "govt_entities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_transcript_id_fkey" FOREIGN KEY ("transcript_id") REFERENCES "transcripts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript_segments" ADD CONSTRAINT "transcript_segments_transcript_id_fkey" FOREIGN KEY ("transcript_id") REFERENCES "transcripts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "summary_versions" ADD CONSTRAINT "summary_versions_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "summary_versions" ADD CONSTRAINT "summary_versions_transcript_id_fkey" FOREIGN KEY ("transcript_id") REFERENCES "transcripts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "summary_sentences" ADD CONSTRAINT "summary_sentences_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "summary_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_meeting_id_fkey" FOREIGN KEY ("meeting_id") REFERENCES "meetings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "processed_feedback" ADD CONSTRAINT "processed_feedback_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "user_notes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
