-- Returns the next number of a series. The row stays locked until the commit, so a failed document leaves no gap.
create or replace function private.next_document_number(of_series text) returns integer
  language sql set search_path = ''
  begin atomic
    insert into private.document_counters as counter (series, last) values (of_series, 1)
      on conflict (series) do update set last = counter.last + 1
      returning last;
  end;
