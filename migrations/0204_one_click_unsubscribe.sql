-- Letters that wait carry the address a mail program can post to, as new ones do.
update mail_outbox
set unsubscribe_url = replace(unsubscribe_url, '/unsubscribe#', '/api/notifications/unsubscribe/one-click?token=')
where sent_at is null;
