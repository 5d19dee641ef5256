-- What public pages show is of another version after each change of a table that they read
-- (docs/decisions/031-pages-kept-whole.md). Models cannot say triggers: where a migration makes one of
-- these tables anew, it makes its triggers anew too.
CREATE TABLE "public_version" ("version" INTEGER NOT NULL);
INSERT INTO "public_version" ("version") VALUES (1);

CREATE TRIGGER "agenda_entries_public_added" AFTER INSERT ON "agenda_entries" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "agenda_entries_public_changed" AFTER UPDATE ON "agenda_entries" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "agenda_entries_public_deleted" AFTER DELETE ON "agenda_entries" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "agenda_items_public_added" AFTER INSERT ON "agenda_items" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "agenda_items_public_changed" AFTER UPDATE ON "agenda_items" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "agenda_items_public_deleted" AFTER DELETE ON "agenda_items" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "body_coverage_public_added" AFTER INSERT ON "body_coverage" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "body_coverage_public_changed" AFTER UPDATE ON "body_coverage" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "body_coverage_public_deleted" AFTER DELETE ON "body_coverage" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "facts_public_added" AFTER INSERT ON "facts" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "facts_public_changed" AFTER UPDATE ON "facts" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "facts_public_deleted" AFTER DELETE ON "facts" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "govt_entities_public_added" AFTER INSERT ON "govt_entities" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "govt_entities_public_changed" AFTER UPDATE ON "govt_entities" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "govt_entities_public_deleted" AFTER DELETE ON "govt_entities" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "matter_steps_public_added" AFTER INSERT ON "matter_steps" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "matter_steps_public_changed" AFTER UPDATE ON "matter_steps" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "matter_steps_public_deleted" AFTER DELETE ON "matter_steps" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "matters_public_added" AFTER INSERT ON "matters" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "matters_public_changed" AFTER UPDATE ON "matters" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "matters_public_deleted" AFTER DELETE ON "matters" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "meeting_agendas_public_added" AFTER INSERT ON "meeting_agendas" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "meeting_agendas_public_changed" AFTER UPDATE ON "meeting_agendas" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "meeting_agendas_public_deleted" AFTER DELETE ON "meeting_agendas" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "meeting_minutes_public_added" AFTER INSERT ON "meeting_minutes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "meeting_minutes_public_changed" AFTER UPDATE ON "meeting_minutes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "meeting_minutes_public_deleted" AFTER DELETE ON "meeting_minutes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "meetings_public_added" AFTER INSERT ON "meetings" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "meetings_public_changed" AFTER UPDATE ON "meetings" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "meetings_public_deleted" AFTER DELETE ON "meetings" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "member_votes_public_added" AFTER INSERT ON "member_votes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "member_votes_public_changed" AFTER UPDATE ON "member_votes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "member_votes_public_deleted" AFTER DELETE ON "member_votes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "own_bodies_public_added" AFTER INSERT ON "own_bodies" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "own_bodies_public_changed" AFTER UPDATE ON "own_bodies" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "own_bodies_public_deleted" AFTER DELETE ON "own_bodies" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "profiles_public_added" AFTER INSERT ON "profiles" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "profiles_public_changed" AFTER UPDATE OF "subscription_tier", "subscription_end_date" ON "profiles" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "profiles_public_deleted" AFTER DELETE ON "profiles" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "roster_members_public_added" AFTER INSERT ON "roster_members" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "roster_members_public_changed" AFTER UPDATE ON "roster_members" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "roster_members_public_deleted" AFTER DELETE ON "roster_members" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "sample_meeting_public_added" AFTER INSERT ON "sample_meeting" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "sample_meeting_public_changed" AFTER UPDATE ON "sample_meeting" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "sample_meeting_public_deleted" AFTER DELETE ON "sample_meeting" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "sentence_reports_public_added" AFTER INSERT ON "sentence_reports" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "sentence_reports_public_changed" AFTER UPDATE ON "sentence_reports" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "sentence_reports_public_deleted" AFTER DELETE ON "sentence_reports" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "summary_sentences_public_added" AFTER INSERT ON "summary_sentences" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "summary_sentences_public_changed" AFTER UPDATE ON "summary_sentences" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "summary_sentences_public_deleted" AFTER DELETE ON "summary_sentences" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "summary_versions_public_added" AFTER INSERT ON "summary_versions" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "summary_versions_public_changed" AFTER UPDATE ON "summary_versions" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "summary_versions_public_deleted" AFTER DELETE ON "summary_versions" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "transcript_segments_public_added" AFTER INSERT ON "transcript_segments" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "transcript_segments_public_changed" AFTER UPDATE ON "transcript_segments" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "transcript_segments_public_deleted" AFTER DELETE ON "transcript_segments" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "transcripts_public_added" AFTER INSERT ON "transcripts" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "transcripts_public_changed" AFTER UPDATE ON "transcripts" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "transcripts_public_deleted" AFTER DELETE ON "transcripts" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;

CREATE TRIGGER "votes_public_added" AFTER INSERT ON "votes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "votes_public_changed" AFTER UPDATE ON "votes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
CREATE TRIGGER "votes_public_deleted" AFTER DELETE ON "votes" BEGIN UPDATE "public_version" SET "version" = "version" + 1; END;
