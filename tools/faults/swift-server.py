# One process of OpenStack Swift, with its settings where they are given: swift-server.py FOLDER SERVER
import sys

import swift.common.utils

folder, name = sys.argv[1:]
swift.common.utils.SWIFT_CONF_FILE = f"{folder}/swift.conf"
if name == "rings":
    import json

    from swift.common.ring import RingBuilder

    for kind, port in json.load(open(f"{folder}/ports.json")).items():
        builder = RingBuilder(4, 1, 0)
        builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1.0, "ip": "127.0.0.1", "port": port, "device": "disk"})
        builder.rebalance()
        builder.get_ring().save(f"{folder}/{kind}.ring.gz")
else:
    from swift.common.wsgi import run_wsgi

    sys.exit(run_wsgi(f"{folder}/{name}.conf", name))
