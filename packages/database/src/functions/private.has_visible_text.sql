-- Returns whether a text has a visible character: not only spaces, controls and zero-width characters. The contract has the
-- same list in `hasVisibleText`; Postgres has no Unicode classes, so the ranges are spelled out.
create or replace function private.has_visible_text(value text) returns boolean
  language sql immutable set search_path = ''
  return value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
grant execute on function private.has_visible_text to authenticated, service_role;
