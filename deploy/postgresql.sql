-- A database for Cabochon with as few rights as can be. Once, as PostgreSQL's own account:
--   sudo -u postgres psql < postgresql.sql
--
-- cabochon_owner owns everything and can't log in: whoever upgrades the database takes its place for that
-- moment (docs/operating.md). cabochon is the server: it reads and writes rows, and can create, change or
-- drop nothing. It logs in from this machine by the system account of the same name, without a password.

\set ON_ERROR_STOP on

SELECT 'CREATE ROLE cabochon_owner NOLOGIN'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'cabochon_owner') \gexec
SELECT 'CREATE ROLE cabochon LOGIN'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'cabochon') \gexec
-- A statement of the server takes milliseconds; whatever takes longer has gone wrong.
ALTER ROLE cabochon SET statement_timeout = '30s';
ALTER ROLE cabochon SET lock_timeout = '10s';
ALTER ROLE cabochon SET idle_in_transaction_session_timeout = '30s';

CREATE DATABASE cabochon OWNER cabochon_owner TEMPLATE template0 ENCODING 'UTF8';
REVOKE ALL ON DATABASE cabochon FROM PUBLIC;
GRANT CONNECT ON DATABASE cabochon TO cabochon;

\connect cabochon

ALTER SCHEMA public OWNER TO cabochon_owner;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO cabochon;
ALTER DEFAULT PRIVILEGES FOR ROLE cabochon_owner IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO cabochon;
