-- Whoever keeps public pages hears of each change of a table that they read, as it commits
-- (docs/decisions/031-pages-kept-whole.md). Within a transaction the database tells it once.
-- The driver cuts a migration at its semicolons, also within quotes: here they are written as \x3b.
CREATE FUNCTION "public_changed"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM pg_notify(\'public_changed\', \'\')\x3b
  RETURN NULL\x3b
END';

CREATE TRIGGER "agenda_entries_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "agenda_entries" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "agenda_items_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "agenda_items" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "body_coverage_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "body_coverage" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "facts_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "facts" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "govt_entities_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "govt_entities" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "matter_steps_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "matter_steps" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "matters_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "matters" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "meeting_agendas_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "meeting_agendas" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "meeting_minutes_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "meeting_minutes" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "meetings_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "meetings" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "member_votes_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "member_votes" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "own_bodies_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "own_bodies" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "profiles_public_changed" AFTER INSERT OR UPDATE OF "subscription_tier", "subscription_end_date" OR DELETE OR TRUNCATE ON "profiles" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "roster_members_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "roster_members" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "sample_meeting_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sample_meeting" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "sentence_reports_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sentence_reports" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "summary_sentences_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "summary_sentences" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "summary_versions_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "summary_versions" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "transcript_segments_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "transcript_segments" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "transcripts_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "transcripts" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
CREATE TRIGGER "votes_public_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "votes" FOR EACH STATEMENT EXECUTE FUNCTION public_changed();
