#!/bin/sh
# A node of a cluster that has little room leads nobody: docs/operate/cluster.md
#   patroni-disk FOLDER FLOOR_MB              ends with 1 where there is less room; Patroni asks before it promotes
#   patroni-disk FOLDER FLOOR_MB NAME REST    looks every five seconds, and hands the lead over while there is less
folder=$1 floor_mb=$2 name=${3:-} rest=${4:-}

has_room() { [ "$(df --output=avail --block-size=1M "$folder" | tail -n 1)" -ge "$floor_mb" ]; }

if [ -z "$rest" ]; then
  has_room
  exit
fi
while sleep 5; do
  if ! has_room && curl --silent --fail --max-time 2 --output /dev/null "$rest/leader"; then
    echo "less than $floor_mb MB are free in $folder: $name hands the lead over"
    curl --silent --show-error --max-time 30 --json "{\"leader\":\"$name\"}" "$rest/switchover" && echo
  fi
done
