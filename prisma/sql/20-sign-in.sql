-- Counts an attempt to sign in for its address and for its pair of username and address. If the address, the pair or
-- the account has failed too often, nothing is written, and `wait` is the number of milliseconds to wait. `slowed` is
-- true for a network that the account knows while others guess the password of that account. One call does all of
-- this, because the locks, which are always taken in the same order, make the counts exact across processes.
CREATE OR REPLACE FUNCTION count_login_attempt(
  address_key text, address_limit int, address_window bigint,
  pair_key text, pair_limit int, pair_window bigint,
  account_hash text, account_limit int,
  name text, network_hash text
) RETURNS TABLE (wait float8, slowed boolean)
LANGUAGE plpgsql AS $$
DECLARE
  moment bigint := extract(epoch FROM clock_timestamp()) * 1000;
  guessed float8;
BEGIN
  slowed := false;
  SELECT expire - moment INTO wait FROM login_attempt
    WHERE key = address_key AND expire > moment AND points >= address_limit;
  IF FOUND THEN
    RETURN NEXT;
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(address_key, 1));
  PERFORM pg_advisory_xact_lock(hashtextextended(account_hash, 2));
  moment := extract(epoch FROM clock_timestamp()) * 1000;
  SELECT max(expire - moment) INTO wait FROM login_attempt
    WHERE expire > moment
      AND (key = address_key AND points >= address_limit OR key = pair_key AND points >= pair_limit);
  SELECT min(expire - moment) INTO guessed FROM login_attempt
    WHERE account = account_hash AND expire > moment AND points > 0
    HAVING sum(points) >= account_limit;
  slowed := EXISTS (
    SELECT 1 FROM login_network JOIN admin_user ON id = user_id WHERE username = name AND network = network_hash);
  IF NOT slowed THEN
    wait := greatest(wait, guessed);
  END IF;
  slowed := slowed AND guessed IS NOT NULL;
  IF wait IS NULL THEN
    INSERT INTO login_attempt AS counted (key, points, expire, account)
      VALUES (address_key, 1, moment + address_window, NULL), (pair_key, 1, moment + pair_window, account_hash)
      ON CONFLICT (key) DO UPDATE SET
        account = excluded.account,
        points = CASE WHEN counted.expire > moment THEN greatest(counted.points, 0) + 1 ELSE 1 END,
        expire = CASE WHEN counted.expire > moment THEN counted.expire ELSE excluded.expire END;
    -- It adds two rows at most and removes ten that are over, so that they cannot pile up.
    DELETE FROM login_attempt WHERE key IN (
      SELECT key FROM login_attempt WHERE expire <= moment LIMIT 10 FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN NEXT;
END
$$;
