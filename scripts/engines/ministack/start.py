"""MiniStack on 127.0.0.1; it ends on SIGTERM, and with whoever holds its standard input.

What it leaves out and AWS does is put in, where a deployment would stop or lie without it:
- a distribution answers under its aliases, asks S3 as over TLS, and reaches an HTTP API of the same emulator, whose
  name (*.localhost, with a port) no resolver knows;
- a mail identity has names for its DKIM records;
- what did not change in a nested stack keeps its attributes, and what its template retains stays when it goes.
"""

import os
import signal
import sys
import threading

from ministack import app
from ministack.core import iam_evaluator
from ministack.services import cloudfront, s3
from ministack.services.cloudformation import _stacks, provisioners

plain_label, plain_target = app._parse_cloudfront_dataplane_host, cloudfront._origin_connect_target


def label_of(host):
    name = host.split(":")[0].lower()
    for distribution in cloudfront._distributions.values():
        if name in [alias.lower() for alias in cloudfront._get_distribution_aliases(distribution)]:
            return distribution["DomainName"].split(".")[0]
    return plain_label(host)


def target_of(origin, viewer_is_https):
    name, _, port = origin["domain_name"].partition(":")
    if name.endswith(".execute-api.localhost"):
        return "127.0.0.1", int(port or os.environ["GATEWAY_PORT"]), False
    return plain_target(origin, viewer_is_https)


plain_allows = s3._cloudfront_origin_allows


def origin_allows(*asked):
    address, _ = iam_evaluator._request_origin.get()
    before = iam_evaluator._request_origin.set((address, True))
    try:
        return plain_allows(*asked)
    finally:
        iam_evaluator._request_origin.reset(before)


plain_provision, plain_update = provisioners._provision_resource, provisioners._update_resource
made = {}


def provision(resource_type, logical_id, props, stack_name):
    physical_id, attributes = plain_provision(resource_type, logical_id, props, stack_name)
    made[resource_type, physical_id] = attributes
    return physical_id, attributes


def update(resource_type, physical_id, old, new, stack_name, logical_id=None, old_attributes=None):
    before = old_attributes or made.get((resource_type, physical_id))
    physical_id, attributes = plain_update(resource_type, physical_id, old, new, stack_name, logical_id, before)
    made[resource_type, physical_id] = attributes
    return physical_id, attributes


provisioners._provision_resource, provisioners._update_resource = provision, update

nested = provisioners._RESOURCE_HANDLERS["AWS::CloudFormation::Stack"]
plain_delete = nested["delete"]


def delete_nested(physical_id, props):
    stack = _stacks.get(provisioners._nested_stack_lookup_name(physical_id)) or {}
    written = (stack.get("_template") or {}).get("Resources", {})
    for name in list(stack.get("_resources", {})):
        if written.get(name, {}).get("DeletionPolicy", "").startswith("Retain"):
            del stack["_resources"][name]
    return plain_delete(physical_id, props)


nested["delete"] = delete_nested
identity = provisioners._RESOURCE_HANDLERS["AWS::SES::EmailIdentity"]
plain_create = identity["create"]


def create_identity(logical_id, props, stack_name):
    name, attributes = plain_create(logical_id, props, stack_name)
    for nth in ("1", "2", "3"):
        attributes[f"DkimDNSTokenName{nth}"] = f"emulated{nth}._domainkey.{name}"
        attributes[f"DkimDNSTokenValue{nth}"] = f"emulated{nth}.dkim.amazonses.com"
    return name, attributes


identity["create"] = create_identity
app._parse_cloudfront_dataplane_host = label_of
cloudfront._origin_connect_target = target_of
s3._cloudfront_origin_allows = origin_allows


def end_with_the_starter():
    while sys.stdin.buffer.read(1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=end_with_the_starter, daemon=True).start()
app.main()
