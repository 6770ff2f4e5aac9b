package org.opensearch.transport.grpc.spi;

// The k-NN plugin makes one converter for the gRPC transport, which is not on Maven Central and not used here.
public interface QueryBuilderProtoConverter {}
