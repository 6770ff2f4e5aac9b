package org.opensearch.protobufs;

public class QueryContainer {
  public enum QueryContainerCase { KNN }
}
