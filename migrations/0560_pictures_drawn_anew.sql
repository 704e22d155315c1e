-- Pages of text were PNG; they are WebP now and weigh less. Under a hash that no file has they are forgotten by the nightly
-- work, and drawn anew when somebody opens them.
update data_room_pictures set sha256 = 'drawn before, ' || sha256 where file_key like '%.png';
