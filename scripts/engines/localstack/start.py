"""LocalStack on 127.0.0.1; it ends on SIGTERM, and with whoever holds its standard input."""

import functools
import os
import signal
import sys
import threading

from twisted.internet import endpoints

# GATEWAY_LISTEN's host does not reach the socket of this release: it would listen on every address.
endpoints.TCP4ServerEndpoint = functools.partial(endpoints.TCP4ServerEndpoint, interface="127.0.0.1")


def end_with_the_starter():
    while sys.stdin.buffer.read(1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=end_with_the_starter, daemon=True).start()

from localstack.runtime.main import main  # noqa: E402

main()
