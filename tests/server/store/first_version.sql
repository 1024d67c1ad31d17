PRAGMA application_id = 910380887;
BEGIN TRANSACTION;
CREATE TABLE devices (
    token_hash TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    added      INTEGER NOT NULL,
    seen       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "devices" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','scmbvwgcafif',1794819441971,1794819441971);
INSERT INTO "devices" VALUES('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','u3h43wb6j4ak',1794819441972,1794819441972);
INSERT INTO "devices" VALUES('cgntpu3gpq8q','u3h43wb6j4ak',1,1);
INSERT INTO "devices" VALUES('tabg2x3v2sqf','scmbvwgcafif',1,1);
CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    version      INTEGER NOT NULL,
    person       TEXT,  -- with a command only
    command      TEXT,
    body         TEXT NOT NULL  -- JSON
) STRICT;
INSERT INTO "entries" VALUES(1,1,NULL,NULL,'{"kind":"opened","at":1700000000000,"terms":{"game":"classic","options":{"rounds":1},"seats":2,"visibility":"public","pace":"none","away":"bot","stand_in":"careful","chat":"free","memory":false,"rated":false},"host":"scmbvwgcafif","commitment":"9f58d3e07d384492b1cd4414a31fa9c4b3fdf952d804d34b4e1e375ee2ce4863"}');
INSERT INTO "entries" VALUES(1,2,NULL,NULL,'{"kind":"seat","at":1700000000000,"seat":0,"name":"Ada","sitter":"scmbvwgcafif"}');
INSERT INTO "entries" VALUES(1,3,'u3h43wb6j4ak','dvcnmb89dem8-0001','{"kind":"seat","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0001","seat":1,"name":"Bo","sitter":"u3h43wb6j4ak"}');
INSERT INTO "entries" VALUES(1,4,'scmbvwgcafif','yytwyrdu6ajq-0001','{"kind":"started","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0001"}');
INSERT INTO "entries" VALUES(1,5,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":-1,"action":"shuffle 22 42 88 56 82 87 4 32 61 54 92 86 18 69 102 11 28 104 65 90 77 101 93 76 33 78 52 60 71 37 30 7 99 50 47 70 24 58 95 6 94 84 59 26 5 35 48 63 100 98 80 41 46 73 67 36 91 3 23 27 53 1 8 29 9 79 2 83 55 20 13 51 12 103 38 57 66 89 96 17 40 64 75 45 10 97 49 34 14 85 15 68 31 62 72 16 81 39 25 43 74 19 21 44","by":"dealer"}');
INSERT INTO "entries" VALUES(1,6,'scmbvwgcafif','yytwyrdu6ajq-0002','{"kind":"said","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0002","name":"Ada","text":"Muh! موو"}');
INSERT INTO "entries" VALUES(1,7,'scmbvwgcafif','yytwyrdu6ajq-0003','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0003","seat":0,"action":"play 88"}');
INSERT INTO "entries" VALUES(1,8,'u3h43wb6j4ak','dvcnmb89dem8-0002','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0002","seat":1,"action":"play 18"}');
INSERT INTO "entries" VALUES(1,9,'u3h43wb6j4ak','dvcnmb89dem8-0003','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0003","seat":1,"action":"row 4"}');
INSERT INTO "entries" VALUES(1,10,'scmbvwgcafif','yytwyrdu6ajq-0004','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0004","seat":0,"action":"play 54"}');
INSERT INTO "entries" VALUES(1,11,'u3h43wb6j4ak','dvcnmb89dem8-0004','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0004","seat":1,"action":"play 11"}');
INSERT INTO "entries" VALUES(1,12,'u3h43wb6j4ak','dvcnmb89dem8-0005','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0005","seat":1,"action":"row 1"}');
INSERT INTO "entries" VALUES(1,13,'scmbvwgcafif','yytwyrdu6ajq-0005','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0005","seat":0,"action":"play 32"}');
INSERT INTO "entries" VALUES(1,14,'u3h43wb6j4ak','dvcnmb89dem8-0006','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0006","seat":1,"action":"play 104"}');
INSERT INTO "entries" VALUES(1,15,'scmbvwgcafif','yytwyrdu6ajq-0006','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0006","seat":0,"action":"play 87"}');
INSERT INTO "entries" VALUES(1,16,'u3h43wb6j4ak','dvcnmb89dem8-0007','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0007","seat":1,"action":"play 92"}');
INSERT INTO "entries" VALUES(1,17,'scmbvwgcafif','yytwyrdu6ajq-0007','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0007","seat":0,"action":"play 42"}');
INSERT INTO "entries" VALUES(1,18,'u3h43wb6j4ak','dvcnmb89dem8-0008','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0008","seat":1,"action":"play 69"}');
INSERT INTO "entries" VALUES(1,19,'scmbvwgcafif','yytwyrdu6ajq-0008','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0008","seat":0,"action":"play 4"}');
INSERT INTO "entries" VALUES(1,20,'u3h43wb6j4ak','dvcnmb89dem8-0009','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0009","seat":1,"action":"play 86"}');
INSERT INTO "entries" VALUES(1,21,'scmbvwgcafif','yytwyrdu6ajq-0009','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0009","seat":0,"action":"row 4"}');
INSERT INTO "entries" VALUES(1,22,'u3h43wb6j4ak','dvcnmb89dem8-0010','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0010","seat":1,"action":"play 65"}');
INSERT INTO "entries" VALUES(1,23,'scmbvwgcafif','yytwyrdu6ajq-0010','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0010","seat":0,"action":"play 82"}');
INSERT INTO "entries" VALUES(1,24,'u3h43wb6j4ak','dvcnmb89dem8-0011','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0011","seat":1,"action":"play 102"}');
INSERT INTO "entries" VALUES(1,25,'scmbvwgcafif','yytwyrdu6ajq-0011','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0011","seat":0,"action":"play 61"}');
INSERT INTO "entries" VALUES(1,26,'scmbvwgcafif','yytwyrdu6ajq-0012','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0012","seat":0,"action":"row 1"}');
INSERT INTO "entries" VALUES(1,27,'u3h43wb6j4ak','dvcnmb89dem8-0012','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0012","seat":1,"action":"play 28"}');
INSERT INTO "entries" VALUES(1,28,'scmbvwgcafif','yytwyrdu6ajq-0013','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0013","seat":0,"action":"play 56"}');
INSERT INTO "entries" VALUES(1,29,'u3h43wb6j4ak','dvcnmb89dem8-0013','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0013","seat":1,"action":"row 1"}');
INSERT INTO "entries" VALUES(1,30,'scmbvwgcafif','yytwyrdu6ajq-0014','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0014","seat":0,"action":"play 22"}');
INSERT INTO "entries" VALUES(1,31,'u3h43wb6j4ak','dvcnmb89dem8-0014','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"dvcnmb89dem8-0014","seat":1,"action":"play 90"}');
INSERT INTO "entries" VALUES(1,32,'scmbvwgcafif','yytwyrdu6ajq-0015','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"yytwyrdu6ajq-0015","seat":0,"action":"row 1"}');
INSERT INTO "entries" VALUES(1,33,NULL,NULL,'{"kind":"ended","at":1700000000000,"seed":"9966e2489cec76c5049c119d2d71bd5bc7560381816cdb1635ff0e016b0145aa"}');
INSERT INTO "entries" VALUES(2,1,NULL,NULL,'{"kind":"opened","at":1700000000000,"terms":{"game":"himmel","options":{"rounds":1},"seats":3,"visibility":"private","pace":"none","away":"bot","stand_in":"careful","chat":"free","memory":false,"rated":false},"host":"scmbvwgcafif","commitment":"f56529ca096f124488b295b5f122e4e8db715cc5506e5071d508eddc3544ed24"}');
INSERT INTO "entries" VALUES(2,2,NULL,NULL,'{"kind":"seat","at":1700000000000,"seat":0,"name":"Ada","sitter":"scmbvwgcafif"}');
INSERT INTO "entries" VALUES(2,3,NULL,NULL,'{"kind":"seat","at":1700000000000,"seat":1,"name":"Pia","level":"random"}');
INSERT INTO "entries" VALUES(2,4,'u3h43wb6j4ak','yhnw8q6bmjmp-0001','{"kind":"seat","at":1700000000000,"person":"u3h43wb6j4ak","command":"yhnw8q6bmjmp-0001","seat":2,"name":"Bo","sitter":"u3h43wb6j4ak"}');
INSERT INTO "entries" VALUES(2,5,'scmbvwgcafif','td4pv8nak53y-0001','{"kind":"started","at":1700000000000,"person":"scmbvwgcafif","command":"td4pv8nak53y-0001"}');
INSERT INTO "entries" VALUES(2,6,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":-1,"action":"shuffle 30 R 21 U 57 66 65 17 R 14 15 43 51 4 T 63 10 16 45 U 27 48 59 8 13 35 39 25 20 R 24 36 R 41 70 68 60 R 50 19 55 61 58 46 67 22 54 5 37 7 29 1 64 49 42 T 3 T R 56 69 2 T 38 U 44 U 18 31 53 32 26 28 23 40 11 T 62 6 47 9 12 52 33 34","by":"dealer"}');
INSERT INTO "entries" VALUES(2,7,'scmbvwgcafif','td4pv8nak53y-0002','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"td4pv8nak53y-0002","seat":0,"action":"put 21 1"}');
INSERT INTO "entries" VALUES(2,8,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":1,"action":"pass","by":"bot"}');
INSERT INTO "entries" VALUES(2,9,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":1,"action":"target 17","by":"bot"}');
INSERT INTO "entries" VALUES(2,10,'u3h43wb6j4ak','yhnw8q6bmjmp-0002','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"yhnw8q6bmjmp-0002","seat":2,"action":"put 4 1"}');
INSERT INTO "entries" VALUES(2,11,'scmbvwgcafif','td4pv8nak53y-0003','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"td4pv8nak53y-0003","seat":0,"action":"put 16 1"}');
INSERT INTO "entries" VALUES(2,12,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":1,"action":"reverse","by":"bot"}');
INSERT INTO "entries" VALUES(3,1,NULL,NULL,'{"kind":"opened","at":1700000000000,"terms":{"game":"tactical","options":{"rounds":1},"seats":3,"visibility":"private","pace":"none","away":"bot","stand_in":"careful","chat":"free","memory":false,"rated":false},"host":"scmbvwgcafif","commitment":"30e89fa33ba8d940c8bd67dee4e62b5dcd443d6c4969cde2b60c9d688943e09b"}');
INSERT INTO "entries" VALUES(3,2,NULL,NULL,'{"kind":"seat","at":1700000000000,"seat":0,"name":"Ada","sitter":"scmbvwgcafif"}');
INSERT INTO "entries" VALUES(3,3,NULL,NULL,'{"kind":"seat","at":1700000000000,"seat":1,"name":"Uma","level":"random"}');
INSERT INTO "entries" VALUES(3,4,'u3h43wb6j4ak','gk92tvk7ugwz-0001','{"kind":"seat","at":1700000000000,"person":"u3h43wb6j4ak","command":"gk92tvk7ugwz-0001","seat":2,"name":"Bo","sitter":"u3h43wb6j4ak"}');
INSERT INTO "entries" VALUES(3,5,'scmbvwgcafif','j58ce58ev7ch-0001','{"kind":"started","at":1700000000000,"person":"scmbvwgcafif","command":"j58ce58ev7ch-0001"}');
INSERT INTO "entries" VALUES(3,6,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":-1,"action":"shuffle 21 18 33 8 11 29 25 30 16 14 15 27 28 5 32 23 19 10 34 12 2 3 7 4 24 1 22 9 17 20 26 6 31 13","by":"dealer"}');
INSERT INTO "entries" VALUES(3,7,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":1,"action":"play 32","by":"bot"}');
INSERT INTO "entries" VALUES(3,8,'scmbvwgcafif','j58ce58ev7ch-0002','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"j58ce58ev7ch-0002","seat":0,"action":"play 8"}');
INSERT INTO "entries" VALUES(3,9,'u3h43wb6j4ak','gk92tvk7ugwz-0002','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"gk92tvk7ugwz-0002","seat":2,"action":"play 1"}');
INSERT INTO "entries" VALUES(3,10,'u3h43wb6j4ak','gk92tvk7ugwz-0003','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"gk92tvk7ugwz-0003","seat":2,"action":"row 1"}');
INSERT INTO "entries" VALUES(3,11,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":1,"action":"play 5","by":"bot"}');
INSERT INTO "entries" VALUES(3,12,'scmbvwgcafif','j58ce58ev7ch-0003','{"kind":"moved","at":1700000000000,"person":"scmbvwgcafif","command":"j58ce58ev7ch-0003","seat":0,"action":"play 11"}');
INSERT INTO "entries" VALUES(3,13,'u3h43wb6j4ak','gk92tvk7ugwz-0004','{"kind":"moved","at":1700000000000,"person":"u3h43wb6j4ak","command":"gk92tvk7ugwz-0004","seat":2,"action":"play 2"}');
INSERT INTO "entries" VALUES(3,14,NULL,NULL,'{"kind":"moved","at":1700000000000,"seat":1,"action":"play 27","by":"bot"}');
CREATE TABLE health (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    checked INTEGER NOT NULL
) STRICT;
INSERT INTO "health" VALUES(1,0);
CREATE TABLE matches (
    number       INTEGER PRIMARY KEY AUTOINCREMENT,  -- in the order they ended
    table_number INTEGER NOT NULL UNIQUE REFERENCES tables (number),
    game         TEXT NOT NULL,
    options      TEXT NOT NULL,        -- JSON
    at           INTEGER NOT NULL,
    rated        INTEGER NOT NULL,
    record       TEXT NOT NULL         -- JSON
) STRICT;
INSERT INTO "matches" VALUES(1,1,'classic','{"rounds":1}',1700000000000,0,'{"format": "sixthcow/1", "game": "classic", "options": {"rounds": 1}, "seats": ["Ada", "Bo"], "moves": [[0, "shuffle 22 42 88 56 82 87 4 32 61 54 92 86 18 69 102 11 28 104 65 90 77 101 93 76 33 78 52 60 71 37 30 7 99 50 47 70 24 58 95 6 94 84 59 26 5 35 48 63 100 98 80 41 46 73 67 36 91 3 23 27 53 1 8 29 9 79 2 83 55 20 13 51 12 103 38 57 66 89 96 17 40 64 75 45 10 97 49 34 14 85 15 68 31 62 72 16 81 39 25 43 74 19 21 44"], [1, "play 88"], [2, "play 18"], [2, "row 4"], [1, "play 54"], [2, "play 11"], [2, "row 1"], [1, "play 32"], [2, "play 104"], [1, "play 87"], [2, "play 92"], [1, "play 42"], [2, "play 69"], [1, "play 4"], [2, "play 86"], [1, "row 4"], [1, "play 82"], [2, "play 65"], [1, "play 61"], [2, "play 102"], [1, "row 1"], [1, "play 56"], [2, "play 28"], [2, "row 1"], [1, "play 22"], [2, "play 90"], [1, "row 1"]], "meta": {"table": "ccuv4hutivjg", "ended": 1700000000000, "fairness": {"commitment": "9f58d3e07d384492b1cd4414a31fa9c4b3fdf952d804d34b4e1e375ee2ce4863", "seed": "9966e2489cec76c5049c119d2d71bd5bc7560381816cdb1635ff0e016b0145aa"}, "bots": {}}}');
CREATE TABLE people (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    language      TEXT NOT NULL,
    settings      TEXT NOT NULL,                -- JSON
    account       TEXT,                         -- as its owner writes it; null for guests
    account_key   TEXT UNIQUE,                  -- the same for all spellings that look alike
    password_hash TEXT,
    owner         TEXT REFERENCES people (id),  -- of a bot account
    created       INTEGER NOT NULL,
    seen          INTEGER NOT NULL,
    banned        INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "people" VALUES('scmbvwgcafif','Ada','en','{}','ada','ada','hash of ada',NULL,1,1,0);
INSERT INTO "people" VALUES('u3h43wb6j4ak','Bo','en','{}',NULL,NULL,NULL,NULL,1,1,0);
CREATE TABLE rating_history (
    person       TEXT NOT NULL,
    game         TEXT NOT NULL,
    match_number INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    at           INTEGER NOT NULL,
    shown        REAL NOT NULL,
    PRIMARY KEY (person, game, match_number)
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
    person TEXT NOT NULL,
    game   TEXT NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    shown  REAL NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    match_number INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    name         TEXT NOT NULL,
    person       TEXT,
    level        TEXT,
    total        REAL NOT NULL,
    rank         INTEGER NOT NULL,
    won          INTEGER NOT NULL,
    rounds       INTEGER NOT NULL,
    PRIMARY KEY (match_number, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,'Ada','scmbvwgcafif',NULL,15.0,2,0,1);
INSERT INTO "results" VALUES(1,1,'Bo','u3h43wb6j4ak',NULL,12.0,1,1,1);
CREATE TABLE schema_version (
                version INTEGER PRIMARY KEY,
                applied TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
            ) STRICT;
INSERT INTO "schema_version" VALUES(1,'2026-11-16 08:57:21');
CREATE TABLE table_people (
    person       TEXT NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seated       INTEGER NOT NULL,
    PRIMARY KEY (person, table_number)
) STRICT, WITHOUT ROWID;
INSERT INTO "table_people" VALUES('scmbvwgcafif',1,1);
INSERT INTO "table_people" VALUES('scmbvwgcafif',2,1);
INSERT INTO "table_people" VALUES('scmbvwgcafif',3,1);
INSERT INTO "table_people" VALUES('u3h43wb6j4ak',1,1);
INSERT INTO "table_people" VALUES('u3h43wb6j4ak',2,1);
INSERT INTO "table_people" VALUES('u3h43wb6j4ak',3,1);
CREATE TABLE tables (
    number     INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again for another table
    id         TEXT NOT NULL UNIQUE,
    game       TEXT NOT NULL,
    status     TEXT NOT NULL,
    visibility TEXT NOT NULL,
    version    INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    summary    TEXT NOT NULL,        -- JSON
    people     TEXT NOT NULL,        -- JSON
    seed       TEXT NOT NULL
) STRICT;
INSERT INTO "tables" VALUES(1,'ccuv4hutivjg','classic','over','public',33,1700000000000,1700000000000,'{"pace":"none","rated":false,"seats":2,"taken":2,"names":["Ada","Bo"]}','["scmbvwgcafif","u3h43wb6j4ak"]','9966e2489cec76c5049c119d2d71bd5bc7560381816cdb1635ff0e016b0145aa');
INSERT INTO "tables" VALUES(2,'ifwiu2d328by','himmel','playing','private',12,1700000000000,1700000000000,'{"pace":"none","rated":false,"seats":3,"taken":3,"names":["Ada","Pia","Bo"]}','["scmbvwgcafif","u3h43wb6j4ak"]','1423f211aa07d035aade26148f275de32538d6563a034aa1108a7b1caff025aa');
INSERT INTO "tables" VALUES(3,'rg5zgdjw9e49','tactical','playing','private',14,1700000000000,1700000000000,'{"pace":"none","rated":false,"seats":3,"taken":3,"names":["Ada","Uma","Bo"]}','["scmbvwgcafif","u3h43wb6j4ak"]','6f061a62efa48b75be96c78e278dd29c87d23cbe5581928f541d32fc63d49315');
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
CREATE INDEX guests_by_seen ON people (seen) WHERE account IS NULL AND owner IS NULL;
CREATE INDEX devices_by_person ON devices (person);
CREATE INDEX devices_by_seen ON devices (seen);
CREATE INDEX tables_in_play ON tables (visibility) WHERE status IN ('open', 'playing');
CREATE INDEX tables_by_update ON tables (status, updated) WHERE status IN ('over', 'closed');
CREATE UNIQUE INDEX entries_by_version ON entries (table_number, version);
CREATE UNIQUE INDEX entries_by_command ON entries (table_number, person, command)
    WHERE command IS NOT NULL;
CREATE INDEX table_people_by_table ON table_people (table_number);
CREATE INDEX results_by_person ON results (person, match_number) WHERE person IS NOT NULL;
CREATE INDEX ratings_by_game ON ratings (game, shown);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
INSERT INTO "sqlite_sequence" VALUES('matches',1);
COMMIT;
