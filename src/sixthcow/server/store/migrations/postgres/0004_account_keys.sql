-- Accounts get new keys: what looks alike is judged by Unicode's list (see lookalikes.py).

UPDATE people SET account_key = NULL;
